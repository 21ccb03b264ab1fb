import Foundation
import WindfallCore

/// The pixels of a context, which exist from when the app has seen them.
final class Bitmap {
  let format: BitmapFormat
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  /// How many of the context's items are in the memory.
  private var drawn = 0

  init(_ format: BitmapFormat, memory: UnsafeMutableRawPointer?) {
    self.format = format
    self.memory = memory
    ownsMemory = memory == nil
  }

  deinit { if ownsMemory { memory?.deallocate() } }

  private var bounds: CGRect { CGRect(x: 0, y: 0, width: format.width, height: format.height) }

  /// Called with each change of what is drawn: the app may look at any time.
  func itemsDidChange(_ items: [DisplayItem]) { if memory != nil { draw(items) } }

  func data(of items: [DisplayItem]) -> UnsafeMutableRawPointer {
    let place = memory ?? makeMemory()
    if drawn < items.count { draw(items) }
    return place
  }

  /// What the app has put into the memory is part of the image.
  func image(of items: [DisplayItem]) -> CGImage? {
    guard let memory else {
      return CGImage(
        source: RecordedImage(items: items, width: format.width, height: format.height), width: format.width,
        height: format.height)
    }
    guard let pixels = format.image(at: memory) else { return nil }
    return CGImage(
      source: FileImage(data: PNGEncoder.data(of: pixels)), width: format.width, height: format.height)
  }

  /// Takes out of the pixels what is not kept; false if there are none yet.
  func clear(_ items: [DisplayItem], keeping kept: ([DisplayItem]) -> [DisplayItem]) -> Bool {
    guard let memory else { return false }
    draw(items)
    guard let before = format.image(at: memory) else { return true }
    store(kept([.image(PNGEncoder.data(of: before), tint: nil, in: bounds)]), at: memory)
    return true
  }

  private func makeMemory() -> UnsafeMutableRawPointer {
    let count = format.bytesPerRow * format.height
    let new = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    new.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    memory = new
    return new
  }

  private func draw(_ items: [DisplayItem]) {
    guard let memory, drawn < items.count else { return }
    var new = Array(items[drawn...])
    if drawn > 0 || !ownsMemory, !isBlank(memory), let before = format.image(at: memory) {
      new.insert(.image(PNGEncoder.data(of: before), tint: nil, in: bounds), at: 0)
    }
    store(new, at: memory)
    drawn = items.count
  }

  /// Whether nothing is in the memory yet, as is usual where an app brings its own: then there is no image to draw first.
  private func isBlank(_ memory: UnsafeMutableRawPointer) -> Bool {
    let count = format.bytesPerRow * format.height
    return count > 0 && memory.load(as: UInt8.self) == 0 && memcmp(memory, memory + 1, count - 1) == 0
  }

  private func store(_ items: [DisplayItem], at memory: UnsafeMutableRawPointer) {
    let list = DisplayList(size: bounds.size, scale: 1, background: .clear, root: DisplayGroup(items: items))
    let file = PictureService.draw(list, for: "CGContext.data")
    guard let pixels = PixelImage(png: file) else { fatalError("CGContext.data cannot read what was drawn") }
    format.store(pixels, at: memory)
  }
}
