import SwiftUI
import Testing
@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct ImageRendererTests {
    @Test func aPictureIsAsLargeAsItsView() throws {
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      renderer.scale = 2
      let image = try #require(renderer.uiImage)
      #expect(image.size == CGSize(width: 30, height: 20))
      #expect(image.scale == 2)
    }

    @Test func aViewIsDrawnIntoAnyContext() {
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      var sizes: [CGSize] = []
      renderer.render { size, draw in
        sizes.append(size)
        let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
        #expect(image.size == size)
      }
      ImageRenderer(content: EmptyView()).render { size, _ in sizes.append(size) }
      #expect(sizes == [CGSize(width: 30, height: 20)])
    }

    @Test func whatIsOfferedDecidesTheSizeOfWhatFills() throws {
      let renderer = ImageRenderer(content: Color.red)
      renderer.proposedSize = ProposedViewSize(width: 40, height: 50)
      #expect(try #require(renderer.uiImage).size == CGSize(width: 40, height: 50))
      #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }
  }
}
