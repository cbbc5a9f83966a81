// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { buy } from './order-course.ts';

const place = vi.hoisted(() => vi.fn());
vi.mock('./gateway.ts', () => ({ orders: { place } }));

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign, href: 'https://kodyol.example/', pathname: '/', search: '' });
});

test('[COURSE-2] where orders are switched off, «Dərsi al» opens the contact form with the subject', () => {
  buy({ course: 'frontend', subject: 'Frontend kursunu almaq istəyirəm', price: '14900', isOrdered: false });
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/contact?subject=Frontend%20kursunu%20almaq%20ist%C9%99yir%C9%99m',
  );
  expect(place).not.toHaveBeenCalled();
});
