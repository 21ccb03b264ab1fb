import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct SymbolSizesTests {
  private func size(_ name: String) -> CGSize { UIImage(systemName: name)?.size ?? .zero }

  @Test func `Symbols have the sizes that Interface Builder has written for them`() {
    #expect(size("chevron.right") == CGSize(width: 12.5, height: 16.5).roundedToPixels)
    #expect(size("star") == CGSize(width: 22, height: 20))
    #expect(size("calendar") == CGSize(width: 21, height: 17.5).roundedToPixels)
    #expect(size("ellipsis").height < 6)
  }

  @Test func `Later symbols have the size of their kin`() {
    #expect(size("dog.circle.fill") == size("circle.fill"))
    #expect(size("dog.square") == size("square"))
    #expect(size("star.fill") == size("star"))
    #expect(size("unknown") == size("circle"))
  }

  @Test func `They grow with the size of the text and with their scale`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let twice = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(twice?.size == CGSize(width: 44, height: 40))
    let large = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(try #require(large).size.width > 22)
  }
}

@MainActor extension CGSize {
  fileprivate var roundedToPixels: CGSize {
    let scale = UIScreen.main.scale
    return CGSize(width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
  }
}
