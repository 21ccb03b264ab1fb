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

  /// A sentence belongs to the first example that has it. Shared examples, and those of a loop, are numbered; where a
  /// person wrote the same text twice, the second fails.
  @MainActor var tests: [ListedTest] {
    var places: [String: [Callsite]] = [:]
    return examples.map { example in
      let text = example.name.split(whereSeparator: \.isNewline).joined(separator: " ")
      let sentence = text.isEmpty ? "(no text)" : text
      let callsite = example.callsite
      let earlier = places[sentence] ?? []
      places[sentence, default: []].append(callsite)
      if earlier.isEmpty { return test(of: example, named: sentence) }
      let name = "\(sentence) (\(earlier.count + 1))"
      if example.isSharedExample || earlier.contains(where: { $0 == callsite }) {
        return test(of: example, named: name)
      }
      let message =
        "There are several examples '\(sentence)' in this spec, this one and that of line \(earlier[0].line); change the "
        + "text of one, so that they can be told apart."
      return ListedTest(name, at: callsite) { _ in World.record(message, at: callsite) }
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
