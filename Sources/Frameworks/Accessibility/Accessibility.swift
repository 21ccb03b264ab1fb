@_exported import Foundation
@_exported import class UIKit.AXCustomContent
@_exported import protocol UIKit.AXCustomContentProvider
@_exported import typealias UIKit.AXCustomContentReturnBlock
