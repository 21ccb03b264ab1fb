@testable import SwiftUI
import SwiftUITestSupport
import Testing

@MainActor struct TypePreparationTests {
  private struct Screen: View {
    nonisolated(unsafe) static var evaluations = 0

    @State private var count = 0

    var body: some View {
      Screen.evaluations += 1
      return VStack {
        Text("\(count)").padding().modifier(Frame())
        if count > 0 { Divider() }
      }
    }
  }

  private struct Frame: ViewModifier {
    nonisolated(unsafe) static var evaluations = 0

    func body(content: Content) -> some View {
      Frame.evaluations += 1
      return content.opacity(0.5).onAppear {}
    }
  }

  @Test func `A prepared view's body is not evaluated`() {
    TypePreparation.prepare(Screen.self)
    #expect(Screen.evaluations == 0)
    #expect(Frame.evaluations == 0)
  }
}

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
