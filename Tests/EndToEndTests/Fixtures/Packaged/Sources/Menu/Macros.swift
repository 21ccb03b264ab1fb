@freestanding(expression)
public macro source<Value>(_ value: Value) -> String = #externalMacro(module: "KitchenMacros", type: "SourceMacro")

@attached(member, names: named(ingredients))
public macro Ingredients() = #externalMacro(module: "KitchenMacros", type: "IngredientsMacro")

@Ingredients public struct Dessert {
  let sugar = 1
  let eggs = 2

  public init() {}
}
