import { describe } from '@jest/globals';
import { answersWhateverIsAsked } from '../../../test/generator/whatever-is-asked.js';

describe('whatever is asked', () => answersWhateverIsAsked(1));
