@_spi(Windfall) import CoreGraphics
import Foundation
import WindfallCore

/// The contexts that drawing goes to, the current one last. Each thread has its own, as on iOS.
enum DrawingStack {
  /// A context, made when it is first asked for, or an image that is drawn.
  private struct Entry {
    var context: CGContext?
    var image: (size: CGSize, scale: CGFloat)?
  }

  private final class Entries {
    var list: [Entry] = []
  }

  nonisolated(unsafe) private static let ofMainThread = Entries()

  private static var ofThisThread: Entries {
    if Thread.isMainThread { return ofMainThread }
    let key = "windfall.drawing"
    if let known = Thread.current.threadDictionary[key] as? Entries { return known }
    let made = Entries()
    Thread.current.threadDictionary[key] = made
    return made
  }

  private static var entries: [Entry] {
    get { ofThisThread.list }
    set { ofThisThread.list = newValue }
  }

  static var current: CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let context = CGContext()
    entries[entries.count - 1].context = context
    return context
  }

  static func push(_ context: CGContext?) { entries.append(Entry(context: context)) }

  static func pushImage(size: CGSize, scale: CGFloat) { entries.append(Entry(image: (size, scale))) }

  static func pop() { _ = entries.popLast() }

  /// What the actions draw.
  static func record(_ actions: () -> Void) -> [DisplayItem] {
    push(nil)
    actions()
    return entries.popLast()?.context?.items ?? []
  }

  /// The image that is being drawn, as far as it is.
  static var currentImage: UIImage? {
    guard let last = entries.last, let image = last.image else { return nil }
    return UIImage(
      content: .drawn(DrawnImage(items: last.context?.items ?? [])), size: image.size, scale: image.scale)
  }
}
