import Testing
import WindfallLowering

struct ManagedInitRuleTests {
  static let cases = [
    LoweringCase(
      name: "initialisers of managed objects",
      before: """
        import CoreData
        class MadeBase: NSManagedObject {}
        class MadeMemo: MadeBase {
          static func make(_ c: NSManagedObjectContext) -> Self { Self(context: c) }
          class func again(_ c: NSManagedObjectContext) -> MadeMemo { self.init(context: c) }
          func twin(_ e: NSEntityDescription) -> MadeMemo { type(of: self).init(entity: e, insertInto: nil) }
          override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
            super.init(entity: entity, insertInto: context)
          }
        }
        func make<T: MadeBase>(_ c: NSManagedObjectContext) -> T { T.init(context: c) }
        func make<T>(_ t: T.Type, _ c: NSManagedObjectContext) -> T where T: NSManagedObject { t.init(context: c) }
        func known(_ c: NSManagedObjectContext) -> MadeBase { MadeBase(context: c) }
        """,
      after: """
        import CoreData
        class MadeBase: NSManagedObject {}
        class MadeMemo: MadeBase {
          static func make(_ c: NSManagedObjectContext) -> Self { CoreData.windfallMake(Self.self, context: c) }
          class func again(_ c: NSManagedObjectContext) -> MadeMemo { CoreData.windfallMake(self, context: c) }
          func twin(_ e: NSEntityDescription) -> MadeMemo { CoreData.windfallMake(type(of: self), entity: e, insertInto: nil) }
          override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
            super.init(entity: entity, insertInto: context)
          }
        }
        func make<T: MadeBase>(_ c: NSManagedObjectContext) -> T { CoreData.windfallMake(T.self, context: c) }
        func make<T>(_ t: T.Type, _ c: NSManagedObjectContext) -> T where T: NSManagedObject { CoreData.windfallMake(t, context: c) }
        func known(_ c: NSManagedObjectContext) -> MadeBase { MadeBase(context: c) }
        """),
    LoweringCase(
      name: "initialisers of what is no managed object",
      before: """
        import CoreData
        protocol MadeFromContext { init(context: Int) }
        struct MadePlain: MadeFromContext { let context: Int; static func make() -> Self { Self(context: 1) } }
        func makePlain<T: MadeFromContext>() -> T { T(context: 1) }
        func load(context: NSManagedObjectContext) -> MadePlain { load(context: context) }
        extension MadePlain { func again(context: Int) { self.again(context: context); let a = again; a(context) } }
        """,
      after: """
        import CoreData
        protocol MadeFromContext { init(context: Int) }
        struct MadePlain: MadeFromContext { let context: Int; static func make() -> Self { Self(context: 1) } }
        func makePlain<T: MadeFromContext>() -> T { T(context: 1) }
        func load(context: NSManagedObjectContext) -> MadePlain { load(context: context) }
        extension MadePlain { func again(context: Int) { self.again(context: context); let a = again; a(context) } }
        """),
  ]

  @Test("Managed objects of a class known at run time", arguments: cases)
  func initialisers(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("What other files declare counts")
  func otherFiles() {
    let source = """
      import CoreData
      extension Managed where Self: NSManagedObject { static func a(_ c: Int) -> Self { Self(context: c) } }
      extension Stored { static func b(_ c: Int) -> Self { Self(context: c) } }
      extension Repository { func c(_ c: Int) -> T { T(context: c) } }
      extension Keeping { func d(_ c: Int) -> Entity { Entity(context: c) } }
      extension Free { func e(_ c: Int) -> T { T(context: c) } }
      """
    let others = """
      import CoreData
      protocol Managed {}
      class Base: NSManagedObject {}
      protocol Stored: Base {}
      class Repository<T: Stored> {}
      class Free<T: Managed> {}
      protocol Keeping { associatedtype Entity: NSManagedObject & Managed }
      """
    var options = LoweringOptions(moduleName: "App")
    let facts = [source, others].map { Lowerer(options: options).lower(source: $0, path: "/A.swift").facts }
    options.module = ModuleFacts(facts)
    let text = Lowerer(options: options).lower(source: source, path: "/A.swift").text
    for name in ["Self", "T", "Entity"] {
      #expect(text.contains("{ CoreData.windfallMake(\(name).self, context: c) }"))
    }
    #expect(text.components(separatedBy: "windfallMake").count == 5)
    #expect(text.contains("{ T(context: c) }"))
  }
}
