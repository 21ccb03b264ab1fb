/// The error of what is declared and not there.
@_spi(Windfall) public struct WindfallUnimplementedError: Error, CustomStringConvertible {
  public let description: String

  init(_ name: String) { description = "\(name) is not there yet" }
}
