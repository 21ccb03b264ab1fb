import Foundation
import FoundationOverlay
import ObjectiveC
import Testing

struct ProgressChangesTests {
  @Test func `observers are told how far it has got`() {
    let progress = Progress(totalUnitCount: 4)
    var fractions: [Double] = []
    var counts: [Int64] = []
    let first = progress.observe(windfallKeyPath(\.fractionCompleted, "fractionCompleted"), options: [.new]) {
      _, change in
      if let new = change.newValue { fractions.append(new) }
    }
    let second = progress.observe(windfallKeyPath(\.completedUnitCount, "completedUnitCount"), options: [.old, .new]) {
      _, change in
      counts += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    progress.completedUnitCount = 1
    progress.completedUnitCount += 1
    progress.completedUnitCount = 2
    progress.totalUnitCount = 2
    #expect(fractions == [0.25, 0.5, 1])
    #expect(counts == [0, 1, 1, 2])
    #expect(progress.isFinished && progress.completedUnitCount == 2 && progress.totalUnitCount == 2)
    first.invalidate()
    second.invalidate()
    progress.completedUnitCount = 0
    #expect(fractions.count == 3 && counts.count == 4)
  }

  @Test func `those that observe a whole are told of its parts`() {
    let whole = Progress(totalUnitCount: 10)
    let part = Progress(totalUnitCount: 5)
    whole.addChild(part, withPendingUnitCount: 5)
    var fractions: [Double] = []
    let observation = whole.observe(windfallKeyPath(\.fractionCompleted, "fractionCompleted")) { progress, _ in
      fractions.append(progress.fractionCompleted)
    }
    for _ in 0..<5 { part.completedUnitCount += 1 }
    whole.completedUnitCount += 5
    #expect(fractions == [0.1, 0.2, 0.3, 0.4, 0.5, 1])
    observation.invalidate()
  }

  @Test func `a cancelled one says so`() {
    let progress = Progress(totalUnitCount: 1)
    var told: [Bool] = []
    let observation = progress.observe(windfallKeyPath(\.isCancelled, "isCancelled")) { progress, _ in
      told.append(progress.isCancelled)
    }
    progress.cancel()
    progress.cancel()
    #expect(told == [true])
    observation.invalidate()
  }
}
