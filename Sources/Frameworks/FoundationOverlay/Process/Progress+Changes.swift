import CFoundationOverlay
import Foundation
@_spi(Windfall) import ObjectiveC

@_silgen_name("windfall_progress_methods") private func methods() -> UnsafePointer<windfall_method>?

/// On Linux, nobody is told how far it has got: neither those that observe a progress nor those that observe one that it is
/// a part of.
extension Progress {
  @_spi(Windfall) public var appleCompletedUnitCount: Int64 {
    get { completedUnitCount }
    @_silgen_name("windfall_progress_set_completed")
    set { changing { setCompletedUnitCount(newValue) } }
    @_silgen_name("windfall_progress_modify_completed")
    _modify {
      var count = completedUnitCount
      yield &count
      changing { setCompletedUnitCount(count) }
    }
  }

  @_spi(Windfall) public var appleTotalUnitCount: Int64 {
    get { totalUnitCount }
    @_silgen_name("windfall_progress_set_total")
    set { changing { setTotalUnitCount(newValue) } }
    @_silgen_name("windfall_progress_modify_total")
    _modify {
      var count = totalUnitCount
      yield &count
      changing { setTotalUnitCount(count) }
    }
  }

  @_silgen_name("windfall_progress_cancel")
  @_spi(Windfall) public func appleCancel() { changing { originalCancel() } }

  /// One that has ended leaves what it was a part of, so that those are known before.
  private func changing(_ body: () -> Void) {
    guard KeyValueObservers.areActive else { return body() }
    var path = [self]
    while let next = path[path.count - 1].whole, path.count < 100 { path.append(next) }
    body()
    for progress in path { KeyValueObservers.compare(progress) }
  }

  /// What this is a part of, which only Foundation knows.
  private var whole: Progress? {
    Mirror(reflecting: self).children.first { $0.label == "_parent" }?.value as? Progress
  }

  @_silgen_name("$s10Foundation8ProgressC18completedUnitCounts5Int64Vvs")
  private func setCompletedUnitCount(_ count: Int64)

  @_silgen_name("$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs")
  private func setTotalUnitCount(_ count: Int64)

  @_silgen_name("$s10Foundation8ProgressC6cancelyyF")
  private func originalCancel()
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it.
@_cdecl("windfall_framework_methods_Foundation")
@_spi(Windfall) public func windfall_framework_methods_Foundation(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add("completedUnitCount", \Progress.completedUnitCount)
  table.add("totalUnitCount", \Progress.totalUnitCount)
  table.add("fractionCompleted", \Progress.fractionCompleted)
  table.add("isFinished", \Progress.isFinished)
  table.add("finished", \Progress.isFinished)
  table.add("isIndeterminate", \Progress.isIndeterminate)
  table.add("indeterminate", \Progress.isIndeterminate)
  table.add("isCancelled", \Progress.isCancelled)
  table.add("cancelled", \Progress.isCancelled)
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(methods(), in: Progress.self, prefix: "$s10Foundation8ProgressC")
}
