import KernelApplication
import KernelDomain
import Synchronization
import Testing

struct UseCaseCatalogTests {
  struct Double: UseCase {
    static let method = "test.double"
    static let summary = "Doubles a number."
    static let kind = UseCaseKind.query
    static var description: UseCaseDescription { UseCaseDescription(.integer, .integer, []) }
    func callAsFunction(_ input: Int) throws(Failure) -> Int { input * 2 }
  }

  struct Count: LongUseCase {
    static let method = "test.count"
    static let summary = "Counts, reporting each step."
    static let kind = UseCaseKind.task
    static var description: UseCaseDescription { UseCaseDescription(.integer, .integer, []) }
    func callAsFunction(_ input: Int, progress: any ProgressSink) throws(Failure) -> Int {
      for step in 1...input {
        guard !progress.isCancelled else { throw .cancelled }
        progress.report(Progress(subject: "counting", bytesDone: Int64(step), bytesTotal: Int64(input), found: step))
      }
      return input
    }
  }

  struct Given: InputSource {
    let value: Int
    func decode<Value: Decodable>(_ type: Value.Type) throws(Failure) -> Value {
      guard let value = value as? Value else { throw .invalidInput(field: "", problem: .json(.outOfRange)) }
      return value
    }
  }

  final class Steps: ProgressSink {
    private let seen = Mutex<[Int]>([])
    private let limit: Int
    init(limit: Int = .max) { self.limit = limit }
    var found: [Int] { seen.withLock { $0 } }
    func report(_ progress: Progress) { seen.withLock { $0.append(progress.found) } }
    var isCancelled: Bool { found.count >= limit }
  }

  var catalog: UseCaseCatalog {
    UseCaseCatalog([
      UseCaseCatalog.Group(["test", "other"]) {
        UseCases([Double(), Count()])
      }
    ])
  }

  @Test func aGroupIsMadeOnlyForItsOwnMethods() throws {
    let made = Mutex<[String]>([])
    func group(_ word: String) -> UseCaseCatalog.Group {
      UseCaseCatalog.Group([word]) {
        made.withLock { $0.append(word) }
        return UseCases([Double()])
      }
    }
    let catalog = UseCaseCatalog([group("test")]).adding(group("late"))
    #expect(catalog["late.double"] == nil && catalog["nothing.double"] == nil && catalog["test"] == nil)
    #expect(made.withLock { $0 } == ["late"])
    #expect(try catalog.call(Double.self, 2) == 4)
    #expect(made.withLock { $0 } == ["late", "test"])
  }

  @Test func listsMethodsByName() {
    #expect(catalog.methods == ["test.count", "test.double"])
    #expect(catalog["test.double"]?.summary == "Doubles a number.")
    #expect(catalog["test.triple"] == nil)
  }

  @Test func callsByTypeAndByName() throws {
    #expect(try catalog.call(Double.self, 21) == 42)
    #expect(try catalog["test.double"]?.call(Given(value: 4)) as? Int == 8)
  }

  @Test func aLongUseCaseReportsAndCanBeCancelled() throws {
    let steps = Steps()
    #expect(try catalog.call(Count.self, 3, progress: steps) == 3)
    #expect(try catalog["test.count"]?.call(Given(value: 2), progress: steps) as? Int == 2)
    #expect(steps.found == [1, 2, 3, 1, 2])
    #expect(throws: Failure.cancelled) { try catalog.call(Count.self, 9, progress: Steps(limit: 4)) }
  }
}
