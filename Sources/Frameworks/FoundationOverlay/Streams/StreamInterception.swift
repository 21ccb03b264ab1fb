import CFoundationOverlay
import Foundation

/// Puts methods of ours into the method tables of streams.
///
/// On Linux, a stream without an error ends the process when it is asked for one.
enum StreamInterception {
  fileprivate static func install() {
    MethodInterception.install(inputMethods(), in: InputStream.self, prefix: "$s10Foundation11InputStreamC")
    MethodInterception.install(outputMethods(), in: OutputStream.self, prefix: "$s10Foundation12OutputStreamC")
  }
}

@_silgen_name("windfall_input_stream_methods") private func inputMethods() -> UnsafePointer<windfall_method>?
@_silgen_name("windfall_output_stream_methods") private func outputMethods() -> UnsafePointer<windfall_method>?

extension InputStream {
  @_silgen_name("windfall_input_stream_error")
  @_spi(Windfall) public func appleStreamError() -> (any Error)? { streamStatus == .error ? originalError() : nil }

  @_silgen_name("$s10Foundation11InputStreamC11streamErrors0E0_pSgvg")
  private func originalError() -> (any Error)?
}

extension OutputStream {
  @_silgen_name("windfall_output_stream_error")
  @_spi(Windfall) public func appleStreamError() -> (any Error)? { streamStatus == .error ? originalError() : nil }

  @_silgen_name("$s10Foundation12OutputStreamC11streamErrors0E0_pSgvg")
  private func originalError() -> (any Error)?
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { StreamInterception.install() }
