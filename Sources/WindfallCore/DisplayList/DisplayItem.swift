import Foundation

/// One thing to draw, or a group of things.
public enum DisplayItem: Sendable {
  case fill(DisplayPath, DisplayPaint)
  case stroke(DisplayPath, DisplayPaint, DisplayStroke)
  case text(DisplayText)
  /// An encoded PNG or JPEG, stretched to the rectangle; with a tint, its shape in that colour.
  case image(Data, tint: DisplayColor? = nil, in: CGRect)
  case group(DisplayGroup)
}

/// Things that are moved, faded and clipped together; later items cover earlier ones.
///
/// Groups never change, so that an unchanged part of the screen is shared between frames.
public final class DisplayGroup: Sendable {
  /// A shadow under all that the group draws.
  public struct Shadow: Hashable, Sendable {
    public var color: DisplayColor
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: DisplayColor, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// From the group's own coordinates to those of the group around it.
  public let transform: CGAffineTransform
  /// From 0, invisible, to 1.
  public let opacity: Double
  /// In the group's own coordinates; nothing outside is drawn.
  public let clip: DisplayPath?
  public let shadow: Shadow?
  /// How the group as a whole is drawn on what is below it.
  public let blend: DisplayBlend
  /// Whether pixels at the edges of what is drawn are covered wholly or not at all.
  public let isJagged: Bool
  public let items: [DisplayItem]

  public init(
    transform: CGAffineTransform = .identity, opacity: Double = 1, clip: DisplayPath? = nil, shadow: Shadow? = nil,
    blend: DisplayBlend = .normal, isJagged: Bool = false, items: [DisplayItem]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.blend = blend
    self.isJagged = isJagged
    self.items = items
  }
}
