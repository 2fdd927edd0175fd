export const lights = ['system', 'day', 'night'] as const;

export type Light = (typeof lights)[number];

const key = 'vitrine:theme';

export function chosenLight(): Light {
  const stored = localStorage.getItem(key);
  return lights.find((light) => light === stored) ?? 'system';
}

export function applyLight(light: Light): void {
  if (light === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = light;
}

/** Shows the editor in a light, next time too. */
export function chooseLight(light: Light): void {
  localStorage.setItem(key, light);
  applyLight(light);
}
