import Foundation
@_spi(Windfall) import XCTestOverlay

/// The examples of a spec as tests of their own.
struct ListedExamples {
  private let world: World
  private let examples: [ExampleBase]

  init(_ examples: [ExampleBase], world: World = .shared) {
    self.examples = examples
    self.world = world
  }

  /// A sentence belongs to the first example that has it; later ones are numbered, as in Quick.
  @MainActor var tests: [ListedTest] {
    var counts: [String: Int] = [:]
    var names: Set<String> = []
    return examples.map { example in
      let text = example.name.split(whereSeparator: \.isNewline).joined(separator: " ")
      let sentence = text.isEmpty ? "(no text)" : text
      var name = sentence
      // A person may have written a number as well.
      repeat {
        let count = counts[sentence, default: 0] + 1
        counts[sentence] = count
        name = count == 1 ? sentence : "\(sentence) (\(count))"
      } while !names.insert(name).inserted
      return test(of: example, named: name)
    }
  }

  @MainActor private func test(of example: ExampleBase, named name: String) -> ListedTest {
    let world = world
    let awaited = example as? AsyncExample ?? (example as? Example)?.awaited
    if awaited == nil, let example = example as? Example {
      return ListedTest(name, at: example.callsite) { spec in
        let outer = try prepare(example, in: spec)
        defer { world.currentSpec = outer }
        try example.run(in: world)
      }
    }
    return ListedTest(async: name, file: example.callsite.file, line: Int(example.callsite.line)) { spec in
      guard let awaited else { return }
      let outer = try prepare(example, in: spec)
      defer { world.currentSpec = outer }
      try await awaited.run(in: world)
    }
  }

  /// Answers the spec that ran before, which is one that runs this one.
  @MainActor private func prepare(_ example: ExampleBase, in spec: XCTestCase) throws -> XCTestCase? {
    guard world.shouldRun(example) else { throw XCTSkip("Test was filtered out.", file: "", line: 0) }
    world.runBeforeSuite()
    defer { world.currentSpec = spec }
    return world.currentSpec
  }
}

extension ListedTest {
  fileprivate init(
    _ name: String, at callsite: Callsite, _ body: @escaping @MainActor @Sendable (XCTestCase) throws -> Void
  ) {
    self.init(name, file: callsite.file, line: Int(callsite.line), body)
  }
}
