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

    @Test func whatIsOfferedDecidesTheSizeOfWhatFills() throws {
      let renderer = ImageRenderer(content: Color.red)
      renderer.proposedSize = ProposedViewSize(width: 40, height: 50)
      #expect(try #require(renderer.uiImage).size == CGSize(width: 40, height: 50))
      #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }
  }
}
