@_exported import UIKit

@MainActor @preconcurrency public protocol View {}
public struct Text: View {
  public init(_ text: String) {}
}
@MainActor @preconcurrency public protocol PreviewProvider {}
