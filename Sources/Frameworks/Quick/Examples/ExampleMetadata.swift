/// What hooks are told of the example that they belong to.
public class ExampleMetadata: NSObject, @unchecked Sendable {
  public let example: ExampleBase
  /// How many examples have started before this one.
  public let exampleIndex: Int

  init(example: ExampleBase, exampleIndex: Int) {
    self.example = example
    self.exampleIndex = exampleIndex
  }
}
