import icon from '../../../src/looks/shop/icon.svg?raw';

export const GET = () => new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } });
