@_spi(Windfall) import UIKit

extension Font {
  public init(_ font: UIFont) {
    self.init(size: font.spec.size, fontWeight: Weight(spec: font.spec.weight), isItalic: font.spec.isItalic)
  }
}
