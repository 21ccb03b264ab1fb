import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct NSIndexPathTests {
  @Test func `A section and a row are its numbers`() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    #expect(NSIndexPath(item: 3, section: 1) == path)
    #expect(path as IndexPath == IndexPath(item: 3, section: 1))
  }
}
