import Foundation

/// See [SymbolColorRenderingMode](https://developer.apple.com/documentation/swiftui/symbolcolorrenderingmode).
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// See [SymbolVariableValueMode](https://developer.apple.com/documentation/swiftui/symbolvariablevaluemode).
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Symbols have one colour and one form.
nonisolated extension View {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
}

nonisolated extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
