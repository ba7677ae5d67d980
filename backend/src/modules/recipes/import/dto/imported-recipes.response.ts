import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import type { ImportProblem, ImportResult } from '../recipe-import.service.js';

class ImportedRecipeResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}

class ImportProblemResponse implements ImportProblem {
  @ApiProperty({
    type: 'integer',
    description: 'The line of the table, as spreadsheets count; or which recipe of the page',
  })
  row: number;

  @ApiProperty({ description: 'Empty where it has none' })
  name: string;

  @ApiProperty()
  problem: string;
}

export class ImportedRecipesResponse extends MessageResponse {
  @ApiProperty({ type: [ImportedRecipeResponse] })
  imported: ImportedRecipeResponse[];

  @ApiProperty({ type: [ImportProblemResponse], description: 'Why the others were left out' })
  problems: ImportProblemResponse[];

  constructor({ imported, problems }: ImportResult) {
    super(messageOf(imported.length));
    this.imported = imported.map(({ id, name }) => ({ id, name }));
    this.problems = problems;
  }
}

function messageOf(count: number): string {
  if (count === 0) return 'No recipe was imported';
  return count === 1 ? '1 recipe imported' : `${count} recipes imported`;
}
