import Testing

struct ErasedGenericsRuleTests {
  static let cases = [
    LoweringCase(
      name: "casts of erased generics",
      before: """
        import CoreData
        class ErasedMemo: NSManagedObject {}
        func some(_ other: AnyObject?) throws -> AnyObject? { other }
        func erase(_ request: NSFetchRequest<ErasedMemo>, _ other: AnyObject?) throws -> Bool {
          let all = request as! NSFetchRequest<NSFetchRequestResult>
          let one = try some(other) as? NSFetchRequest<ErasedMemo>
          let same = ErasedMemo.fetchRequest()
            as! NSFetchRequest<ErasedMemo>
          return (other as? NSString) == nil && all === same && one == nil
        }
        """,
      after: """
        import CoreData
        class ErasedMemo: NSManagedObject {}
        func some(_ other: AnyObject?) throws -> AnyObject? { other }
        func erase(_ request: NSFetchRequest<ErasedMemo>, _ other: AnyObject?) throws -> Bool {
          let all = windfallErasedCast(request, to: NSFetchRequest<NSFetchRequestResult>.self)
          let one = try windfallErasedCast(some(other), ifPossibleTo: NSFetchRequest<ErasedMemo>.self)
          let same = windfallErasedCast(ErasedMemo.fetchRequest(),
            to: NSFetchRequest<ErasedMemo>.self)
          return (other as? NSString) == nil && all === same && one == nil
        }
        """),
    LoweringCase(
      name: "what fetch requests find",
      before: """
        import CoreData
        var found: [any NSFetchRequestResult] = []
        protocol ErasedManaged: NSFetchRequestResult {}
        extension NSFetchRequestResult where Self: NSManagedObject {
          static func erased(_ change: (NSFetchRequest<Self>) -> Void = { _ in }, except: [Self]) -> Bool { true }
        }
        extension ErasedManaged where Self: NSManagedObject { var other: any Sequence { [1] } }
        """,
      after: """
        import CoreData
        var found: [NSFetchRequestResult] = []
        protocol ErasedManaged: NSFetchRequestResult {}
        extension _NSFetchRequestResult where Self: NSManagedObject {
          static func erased(_ change: (NSFetchRequest<Self>) -> Void = { _ in }, except: [Self]) -> Bool { true }
        }
        extension ErasedManaged where Self: NSManagedObject { var other: any Sequence { [1] } }
        """, compiles: false),
    LoweringCase(
      name: "casts of snapshots",
      before: """
        import UIKit
        typealias CastSnapshot = NSDiffableDataSourceSnapshot<String, Int>
        func show(_ other: Int, with snapshot: NSDiffableDataSourceSnapshotReference) -> [CastSnapshot] {
          let next = snapshot as NSDiffableDataSourceSnapshot<String, Int>
          let reference = next as NSDiffableDataSourceSnapshotReference
          return [snapshot as CastSnapshot, other as Int == 1 ? next : reference as NSDiffableDataSourceSnapshot]
        }
        """,
      after: """
        import UIKit
        typealias CastSnapshot = NSDiffableDataSourceSnapshot<String, Int>
        func show(_ other: Int, with snapshot: NSDiffableDataSourceSnapshotReference) -> [CastSnapshot] {
          let next = windfallSnapshot(snapshot, as: NSDiffableDataSourceSnapshot<String, Int>.self)
          let reference = windfallSnapshot(next, as: NSDiffableDataSourceSnapshotReference.self)
          return [windfallSnapshot(snapshot, as: CastSnapshot.self), other as Int == 1 ? next : windfallSnapshot(reference, as: NSDiffableDataSourceSnapshot.self)]
        }
        """),
  ]

  @Test("Generic classes of Objective-C are one class", arguments: cases)
  func erased(_ example: LoweringCase) {
    expectLowering(example)
  }
}
