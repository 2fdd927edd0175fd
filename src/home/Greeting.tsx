import type { Labels } from '../labels/en.ts';

interface GreetingProps {
  labels: Labels['greeting'];
}

/** A greeting for the visitor's hour; a neutral one until the hour is known. */
export function Greeting({ labels }: GreetingProps) {
  return <>{labels.neutral}</>;
}
