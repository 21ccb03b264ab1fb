@_exported import SwiftData
@_exported import SwiftUI
