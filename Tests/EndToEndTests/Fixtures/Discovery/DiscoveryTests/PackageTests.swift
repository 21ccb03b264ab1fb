import Bases
import XCTest

final class HeirTests: PackageBase { func testOwn() {} }
final class QualifiedTests: Bases.PackageBase {}
final class GenericTests: GenericBase<Int> { func testOwn() {} }
final class PlainTests: PlainBase { func testOwn() {} }
private final class PrivateHeirTests: PackageBase { func testOwn() {} }
final class PackageCaseTests: PackageCase { func testOwn() {} }
