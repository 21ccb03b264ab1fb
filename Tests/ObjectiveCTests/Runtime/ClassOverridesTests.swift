@testable import ObjectiveC
import Testing

@Suite("Overrides in extensions of classes of other modules", .serialized) struct ClassOverridesTests {
  /// The classes are changed for the life of the process, once for all tests.
  private static let changed: Void = {
    _ = Made().tone
    ClassOverrides.add(to: Middle.self, from: MiddleOverrides.self, beside: MiddleOriginal.self)
    ClassOverrides.add(to: Leaf.self, from: LeafOverrides.self, beside: LeafOriginal.self)
    ClassOverrides.add(to: Base.self, from: BaseOverrides.self, beside: BaseOriginal.self)
    ClassOverrides.apply()
    ClassOverrides.apply()
  }()

  init() { Self.changed }

  @Test func `The class has the override, and keeps what is not overridden`() {
    let middle: Base = Middle()
    #expect(middle.tone == "middle's extension over base")
    #expect(middle.own == "own of middle")
    #expect(Base().tone == "base")
  }

  @Test func `Subclasses inherit it unless they override the member themselves`() {
    #expect((Heir() as Base).tone == "middle's extension over base")
    #expect((Rebel() as Base).tone == "rebel")
    #expect((RebelsHeir() as Base).tone == "rebel")
    #expect((Generic<String>() as Base).tone == "middle's extension over base")
  }

  @Test func `Subclasses whose metadata the runtime has made before have it too`() {
    #expect((Made() as Base).tone == "middle's extension over base")
  }

  @Test func `Setters, observers, class members and methods with effects are written`() async throws {
    let middle: Base = Middle()
    middle.level = 3
    #expect(middle.level == 30)
    middle.mark = 4
    #expect(middle.mark == 4)
    #expect(middle.log == ["3 was 1"])
    let heir: Base = Heir()
    #expect(type(of: heir).kind == "extension of Heir over base kind")
    #expect(try await middle.load(2) == 20)
  }

  @Test func `Super reaches what the class itself had, and classes below take what is written above`() {
    #expect((Leaf() as Base).greeting == "leaf's extension over leaf over base")
    #expect((Leaf() as Base).farewell == "leaf's extension over bye")
    #expect((Middle() as Base).farewell == "base's extension over bye")
  }
}

class Base {
  var log: [String] = []
  var tone: String { "base" }
  var own: String { "own" }
  var greeting: String { "base" }
  var farewell: String { "bye" }
  var mark = 1
  private var stored = 1
  var level: Int {
    get { stored }
    set { stored = newValue }
  }
  class var kind: String { "base kind" }
  func load(_ count: Int) async throws -> Int { count }
}

class Middle: Base {
  override var own: String { "own of middle" }
}

class Heir: Middle {}
class Rebel: Middle { override var tone: String { "rebel" } }
class RebelsHeir: Rebel {}
class Generic<Value>: Middle { var value: Value? }
/// Its metadata is made when it is first asked for, as that of its superclass is.
class Made: Generic<Int> {}

class Leaf: Base {
  override var greeting: String { "leaf over " + super.greeting }
}

// What the lowering writes.
class MiddleOriginal: Middle {}
class MiddleOverrides: MiddleOriginal {
  override var tone: String { windfallOverride_tone }
  override var level: Int {
    get { windfallOverride_level }
    set { windfallOverride_level = newValue }
  }
  override var mark: Int { didSet { windfallOverride_mark(oldValue) } }
  override class var kind: String { windfallOverride_kind }
  override func load(_ count: Int) async throws -> Int { try await windfallOverride_load(count) }
  final var windfallSuper_tone: String { super.tone }
  final class var windfallSuper_kind: String { super.kind }
}
extension Middle {
  fileprivate var windfallOverride_tone: String {
    "middle's extension over " + ClassOverrides.original(self, of: MiddleOverrides.self).windfallSuper_tone
  }
  fileprivate var windfallOverride_level: Int {
    get { super.level * 10 }
    set { super.level = newValue }
  }
  fileprivate func windfallOverride_mark(_ old: Int) { log.append("\(mark - 1) was \(old)") }
  fileprivate class var windfallOverride_kind: String {
    "extension of \(self) over " + ClassOverrides.originalClass(self, of: MiddleOverrides.self).windfallSuper_kind
  }
  fileprivate func windfallOverride_load(_ count: Int) async throws -> Int { count * 10 }
}

class LeafOriginal: Leaf {}
class LeafOverrides: LeafOriginal {
  override var greeting: String { windfallOverride_greeting }
  override var farewell: String { windfallOverride_farewellOfLeaf }
  final var windfallSuper_greeting: String { super.greeting }
  final var windfallSuper_farewell: String { super.farewell }
}
extension Leaf {
  fileprivate var windfallOverride_greeting: String {
    "leaf's extension over " + ClassOverrides.original(self, of: LeafOverrides.self).windfallSuper_greeting
  }
  fileprivate var windfallOverride_farewellOfLeaf: String {
    "leaf's extension over " + ClassOverrides.original(self, of: LeafOverrides.self).windfallSuper_farewell
  }
}

class BaseOriginal: Base {}
class BaseOverrides: BaseOriginal {
  override var farewell: String { windfallOverride_farewell }
  final var windfallSuper_farewell: String { super.farewell }
}
extension Base {
  fileprivate var windfallOverride_farewell: String {
    "base's extension over " + ClassOverrides.original(self, of: BaseOverrides.self).windfallSuper_farewell
  }
}
