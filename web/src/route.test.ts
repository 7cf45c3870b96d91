import { expect, test } from 'vitest';
import { routeOf } from './route';

test('every address is a page or lost', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/ab12')).toEqual({ page: 'table', id: 'ab12' });
  expect(routeOf('/rules/chess')).toEqual({ page: 'rules', game: 'chess' });
  expect(routeOf('/learn/chess')).toEqual({ page: 'learn', game: 'chess' });
  expect(routeOf('/replay/m1/')).toEqual({ page: 'replay', match: 'm1', analyse: false });
  expect(routeOf('/replay/m1/analysis')).toEqual({ page: 'replay', match: 'm1', analyse: true });
  expect(routeOf('/replay/m1/other')).toEqual({ page: 'lost' });
  expect(routeOf('/me')).toEqual({ page: 'me' });
  expect(routeOf('/t')).toEqual({ page: 'lost' });
  expect(routeOf('/t/a/b')).toEqual({ page: 'lost' });
  expect(routeOf('/%E0%A4%A')).toEqual({ page: 'lost' });
});

test('an exercise is a match and the number of a decision', () => {
  expect(routeOf('/practice')).toEqual({ page: 'practice' });
  expect(routeOf('/practice/m1/7')).toEqual({ page: 'practice', match: 'm1', number: 7 });
  for (const wrong of ['/practice/m1', '/practice/m1/x', '/practice/m1/7/8'])
    expect(routeOf(wrong)).toEqual({ page: 'lost' });
});
