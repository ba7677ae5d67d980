import {
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse, RecipePictureResponse } from '../../../recipes/index.js';

/** Describes the JSON that collection.queries.ts lets the database write. */
class CollectionResponse {
  @Id() id: string;
  @Text() name: string;
  @Maybe(Text()) description: string | null;
  @YesNo('Anyone signed in may read it') isPublic: boolean;
  @ListOf(Text()) tags: string[];
  @Moment() createdAt: string;
  @Moment('The last change to the collection or its recipes') updatedAt: string;
  @YesNo() isOwn: boolean;
  @Text() ownerName: string;
  @WholeNumber('Counts only the recipes you may see') recipeCount: number;

  @Maybe(Id('The recipe its owner chose as the cover; only the owner sees this'))
  coverRecipeId: string | null;

  @Maybe(Text('The picture of the chosen recipe, or of the first recipe that has one'))
  coverImageUrl: string | null;

  @Maybe(Part(RecipePictureResponse, 'The same picture in all its widths'))
  cover: RecipePictureResponse | null;
}

class ListedCollectionResponse extends CollectionResponse {
  @Maybe(YesNo('Whether it has the recipe named in the request')) hasRecipe: boolean | null;
}

export class CollectionsResponse {
  @ListOf(Part(ListedCollectionResponse)) collections: ListedCollectionResponse[];
  @WholeNumber('Across all pages') total: number;
}

class CollectionRecipeResponse extends RecipeCardResponse {
  @Maybe(Text()) notes: string | null;
  @Moment() addedDate: string;
  @WholeNumber() orderIndex: number;
}

export class CollectionWithRecipesResponse extends CollectionResponse {
  @ListOf(Part(CollectionRecipeResponse)) recipes: CollectionRecipeResponse[];
}

class NewCollection {
  @Id() id: string;
}

export class CreatedCollectionResponse extends MessageResponse {
  @Part(NewCollection) data: NewCollection;

  constructor(id: string) {
    super('Collection created');
    this.data = { id };
  }
}
