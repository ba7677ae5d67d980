const list = 60;
const search = 200;

/**
 * The requests to GET /api/recipes at every size: name, query, and the limit in milliseconds for the 95th percentile.
 * `last` requests the last page of the results.
 */
export const questions = [
  { name: 'the list', query: '', limit: list },
  { name: 'the list, as cards', query: 'view=card', limit: list },
  { name: 'the list, 100 on a page', query: 'limit=100&view=card', limit: list },

  { name: 'one meal type', query: 'mealType=dinner', limit: list },
  { name: 'two meal types', query: 'mealType=breakfast&mealType=snack', limit: list },
  { name: 'one tag', query: 'dietaryTag=vegan', limit: list },
  { name: 'a rare tag', query: 'dietaryTag=keto', limit: list },
  { name: 'two tags', query: 'dietaryTag=gluten-free&dietaryTag=high-protein', limit: list },
  { name: 'longest preparation', query: 'maxPrepTime=15', limit: list },
  { name: 'most energy', query: 'maxCalories=400', limit: list },
  { name: 'least protein', query: 'minProtein=40', limit: list },
  { name: 'most protein', query: 'maxProtein=20', limit: list },
  { name: 'least carbs', query: 'minCarbs=50', limit: list },
  { name: 'most carbs', query: 'maxCarbs=20', limit: list },
  { name: 'least fat', query: 'minFat=30', limit: list },
  { name: 'most fat', query: 'maxFat=10', limit: list },
  { name: 'approved', query: 'approved=true', limit: list },
  { name: 'not approved', query: 'approved=false', limit: list },
  { name: 'three filters', query: 'mealType=dinner&maxCalories=800&dietaryTag=gluten-free', limit: list },
  {
    name: 'all filters',
    query:
      'mealType=lunch&mealType=dinner&dietaryTag=high-protein&maxPrepTime=30&maxCalories=700&minProtein=25&maxProtein=60&minCarbs=10&maxCarbs=60&minFat=5&maxFat=30',
    limit: list,
  },
  { name: 'filters that nothing meets', query: 'dietaryTag=vegan&minProtein=200', limit: list },

  { name: 'by name', query: 'sort=name', limit: list },
  { name: 'by energy', query: 'sort=calories', limit: list },
  { name: 'by protein', query: 'sort=protein', limit: list },
  { name: 'by time', query: 'sort=time', limit: list },
  { name: 'by rating', query: 'sort=rating', limit: list },
  { name: 'by name, filtered', query: 'sort=name&mealType=dinner&dietaryTag=gluten-free', limit: list },

  { name: 'last page', query: '', last: true, limit: list },
  { name: 'last page, filtered', query: 'mealType=dinner&maxCalories=800', last: true, limit: list },
  { name: 'last page by name', query: 'sort=name', last: true, limit: list },
  { name: 'last page by protein', query: 'sort=protein', last: true, limit: list },

  { name: 'search: one word', query: 'search=salmon', limit: search },
  { name: 'search: a word of most', query: 'search=olive', limit: search },
  { name: 'search: two words', query: 'search=broccoli soup', limit: search },
  { name: 'search: the beginning of a word', query: 'search=ch', limit: search },
  { name: 'search and filters', query: 'search=chicken&mealType=dinner&maxCalories=600', limit: search },
  { name: 'search: nothing but a rule', query: 'search=high fiber', limit: search },
  { name: 'search: no cooking', query: 'search=no cooking', limit: search },
  { name: 'search: last page', query: 'search=chicken', last: true, limit: search },
  { name: 'a slip', query: 'search=brocoli', limit: search },
  { name: 'a slip in a word of most', query: 'search=peper', limit: search },
  { name: 'two slips', query: 'search=chikcen brocolli', limit: search },
  {
    name: 'a slip and filters',
    query: 'search=slamon&mealType=dinner&dietaryTag=gluten-free',
    limit: search,
  },
  { name: 'a slip by name', query: 'search=brocoli&sort=name', limit: search },
  { name: 'no word like it', query: 'search=zzyzzx', limit: search },
];
