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

  @ApiProperty({ description: 'Whoever is signed in may read it' })
  isPublic: boolean;

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Of the collection or of what it holds' })
  updatedAt: string;

  @ApiProperty()
  isOwn: boolean;

  @ApiProperty()
  ownerName: string;

  @ApiProperty({ type: 'integer', description: 'That whoever asks may see, as all that is shown of it' })
  recipeCount: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The recipe that its owner chose as its cover; only the owner is told',
  })
  coverRecipeId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of the chosen recipe, else of the first that has a picture',
  })
  coverImageUrl: string | null;

  @ApiProperty({ type: RecipePictureResponse, nullable: true, description: 'The same in all its widths' })
  cover: RecipePictureResponse | null;
}

class ListedCollectionResponse extends CollectionResponse {
  @ApiProperty({ type: Boolean, nullable: true, description: 'The recipe that was asked for is in it' })
  hasRecipe: boolean | null;
}

export class CollectionsResponse {
  @ApiProperty({ type: [ListedCollectionResponse] })
  collections: ListedCollectionResponse[];

  @ApiProperty({ type: 'integer', description: 'Of all pages' })
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
