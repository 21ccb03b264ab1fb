import Foundation

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
