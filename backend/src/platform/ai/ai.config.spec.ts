import { expect, test } from '@jest/globals';
import { AiConfig } from './ai.config.js';

const provider = (environment: object) => new AiConfig(AiConfig.schema.parse(environment)).provider;
const KEY = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };

test('the configuration names the host to which texts are sent', () => {
  expect(provider({})).toBeNull();
  expect(provider(KEY)).toBe('api.openai.com');
  expect(provider({ ...KEY, OPENAI_BASE_URL: 'https://llm.example.org:8443/v1' })).toBe('llm.example.org');
});
