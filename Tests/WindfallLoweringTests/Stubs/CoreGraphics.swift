@_exported import Foundation
public struct CGVector {}
public struct CGAffineTransform {}
