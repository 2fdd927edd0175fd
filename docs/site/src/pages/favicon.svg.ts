import icon from '../../../../packages/vitrine/looks/shop/icon.svg?raw';

export const GET = () => new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } });
