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
  /// The element's box, in points, relative to the origin of the parent element's box.
  public let frame: CGRect
  public let states: ElementStates
  public let children: [Element]

  public init(
    type: ElementType, viewID: UInt64 = 0, identifier: String = "", label: String = "", title: String = "",
    value: String? = nil, placeholder: String? = nil, frame: CGRect = .zero, states: ElementStates = .enabled,
    children: [Element] = []
  ) {
    self.type = type
    self.viewID = viewID
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.states = states
    self.children = children
  }
}
