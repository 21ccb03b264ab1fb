import Testing

@testable import SwiftUI

struct TypeArgumentsTests {
  private struct Three<A, B, C> {}

  private enum Either<A, B> {
    case first(A)
    case second(B)
  }

  private struct Packed<each A> {}

  private static func names(_ type: Any.Type) -> [String] { TypeArguments.of(type).map { "\($0)" } }

  @Test func `Structs, enums, optionals and tuples name their types in order`() {
    #expect(Self.names(Three<Int, String, Bool>.self) == ["Int", "String", "Bool"])
    #expect(Self.names(Either<Int, [String]>.self) == ["Int", "Array<String>"])
    #expect(Self.names(Double?.self) == ["Double"])
    #expect(Self.names((Int, (Bool, String)).self) == ["Int", "(Bool, String)"])
    #expect(Self.names(TupleView<(Text, Spacer)>.self) == ["(Text, Spacer)"])
  }

  @Test func `Types without plain arguments name none`() {
    #expect(Self.names(Int.self) == [])
    #expect(Self.names(UInt8.self) == [])
    #expect(Self.names(Packed<Int, Bool>.self) == [])
    #expect(Self.names((() -> Void).self) == [])
    #expect(Self.names((any View).self) == [])
  }
}
