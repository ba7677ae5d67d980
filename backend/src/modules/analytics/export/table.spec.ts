import { expect, test } from '@jest/globals';
import { writeTable } from './table.js';

test('each figure is a line with its path, its value, and its meaning', () => {
  const figures = {
    metrics: { users: { total: 3, growthRate: 12.5 }, business: { churnRate: null } },
    content: { popularRecipes: [{ name: 'Soup, "hot"', views: 2 }] },
  };
  const definitions = {
    'users.total': 'Accounts of all roles, disabled ones included.',
    'popularRecipes.views': 'Looks',
  };
  const units = { 'users.growthRate': '%' };
  expect(writeTable(figures, { definitions, units }).split('\r\n')).toEqual([
    'Figure,Value,Unit,Definition',
    'metrics.users.total,3,,"Accounts of all roles, disabled ones included."',
    'metrics.users.growthRate,12.5,%,',
    'metrics.business.churnRate,,,',
    'content.popularRecipes.0.name,"Soup, ""hot""",,',
    'content.popularRecipes.0.views,2,,Looks',
    '',
  ]);
});

test('a text that a spreadsheet would compute is only text', () => {
  expect(writeTable({ name: '=1+1' }, { definitions: {}, units: {} })).toContain(`name,'=1+1,,`);
});
