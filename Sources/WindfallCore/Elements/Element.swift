import Foundation

/// One user interface element as UI tests see it, with the elements inside it.
///
/// Elements never change; an unchanged part of the screen is the same object in the next frame.
public final class Element: Sendable {
  public let type: ElementType
  /// The view that published the element; 0 for elements without a view.
  public let viewID: UInt64
  public let identifier: String
  public let label: String
  public let title: String
  public let value: String?
  public let placeholder: String?
  /// The element's box, in points, relative to what the parent has at the origin of its box.
  public let frame: CGRect
  /// The point of the content that is at the origin of the box: how far the inside is scrolled.
  public let contentOffset: CGPoint
  public let states: ElementStates
  public let children: [Element]

  public init(
    type: ElementType, viewID: UInt64 = 0, identifier: String = "", label: String = "", title: String = "",
    value: String? = nil, placeholder: String? = nil, frame: CGRect = .zero, contentOffset: CGPoint = .zero,
    states: ElementStates = .enabled, children: [Element] = []
  ) {
    self.type = type
    self.viewID = viewID
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.contentOffset = contentOffset
    self.states = states
    self.children = children
  }
}
