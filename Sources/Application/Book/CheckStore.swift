package import KernelApplication

/// Looks at every byte kept, and changes none.
package struct CheckStore: UseCase {
  package static let method = "book.checkStore"
  package static let summary = "Check every file of the store; changes nothing."
  package static let kind = UseCaseKind.examination

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// Nothing was found.
    package var sound: Bool
    package var files: Int
    package var bytes: Int64
    package var findings: [StoreFinding]
  }

  private let maintenance: any StoreMaintenance

  package init(maintenance: any StoreMaintenance) {
    self.maintenance = maintenance
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let examined = try maintenance.examine()
    return Output(
      sound: examined.findings.isEmpty, files: examined.files, bytes: examined.bytes, findings: examined.findings)
  }
}
