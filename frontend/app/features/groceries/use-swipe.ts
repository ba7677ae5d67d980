import { type TouchEvent, useRef } from 'react';

const minStartPixels = 30;
const minActPixels = 100;

type Point = { x: number; y: number };

/** Whether a movement is a swipe: it is long enough, and sideways rather than up or down. */
export const isSwipe = (dx: number, dy: number): boolean =>
  Math.abs(dx) > minStartPixels && Math.abs(dx) > Math.abs(dy);

/** Returns the effect of letting go after a movement. */
export function swipeResult(dx: number, dy: number): 'right' | 'left' | null {
  if (!isSwipe(dx, dy) || Math.abs(dx) <= minActPixels) return null;
  return dx > 0 ? 'right' : 'left';
}

/** Lets a finger move an element sideways. There are buttons for the same, so this is only a shortcut. */
export function useSwipe(act: (direction: 'right' | 'left') => void) {
  const start = useRef<Point | null>(null);
  const moved = (event: TouchEvent): Point => {
    const touch = event.changedTouches[0];
    return {
      x: (touch?.clientX ?? 0) - (start.current?.x ?? 0),
      y: (touch?.clientY ?? 0) - (start.current?.y ?? 0),
    };
  };
  const place = (event: TouchEvent, x: number) => {
    (event.currentTarget as HTMLElement).style.translate = x === 0 ? '' : `${x}px 0`;
  };
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove(event: TouchEvent) {
      if (!start.current) return;
      const { x, y } = moved(event);
      place(event, isSwipe(x, y) ? x : 0);
    },
    onTouchEnd(event: TouchEvent) {
      if (!start.current) return;
      const { x, y } = moved(event);
      start.current = null;
      place(event, 0);
      const direction = swipeResult(x, y);
      if (direction) act(direction);
    },
    onTouchCancel(event: TouchEvent) {
      start.current = null;
      place(event, 0);
    },
  };
}
