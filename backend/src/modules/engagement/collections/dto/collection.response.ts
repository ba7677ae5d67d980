import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse, RecipePictureResponse } from '../../../recipes/index.js';

/** The shapes of what collections-reader.ts has the database write. */
class CollectionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ description: 'Anyone signed in may read it' })
  isPublic: boolean;

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'The last change to the collection or its recipes' })
  updatedAt: string;

  @ApiProperty()
  isOwn: boolean;

  @ApiProperty()
  ownerName: string;

  @ApiProperty({ type: 'integer', description: 'Counts only the recipes you may see' })
  recipeCount: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The recipe its owner chose as the cover; only the owner sees this',
  })
  coverRecipeId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The picture of the chosen recipe, or of the first recipe that has one',
  })
  coverImageUrl: string | null;

  @ApiProperty({
    type: RecipePictureResponse,
    nullable: true,
    description: 'The same picture in all its widths',
  })
  cover: RecipePictureResponse | null;
}

class ListedCollectionResponse extends CollectionResponse {
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether it has the recipe named in the request',
  })
  hasRecipe: boolean | null;
}

export class CollectionsResponse {
  @ApiProperty({ type: [ListedCollectionResponse] })
  collections: ListedCollectionResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;
}

class CollectionRecipeResponse extends RecipeCardResponse {
  @ApiProperty({ type: String, nullable: true })
  notes: string | null;

  @ApiProperty({ format: 'date-time' })
  addedDate: string;

  @ApiProperty({ type: 'integer' })
  orderIndex: number;
}

export class CollectionWithRecipesResponse extends CollectionResponse {
  @ApiProperty({ type: [CollectionRecipeResponse] })
  recipes: CollectionRecipeResponse[];
}

class NewCollection {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class CreatedCollectionResponse extends MessageResponse {
  @ApiProperty({ type: NewCollection })
  data: NewCollection;

  constructor(id: string) {
    super('Collection created');
    this.data = { id };
  }
}
