package import KernelApplication
package import SwimmingDomain

package struct RemoveOfficialResult: UseCase {
  package static let method = "swimming.removeOfficialResult"
  package static let summary = "Remove an official result from the book."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var result: OfficialResultID

    package static let schema = Schema(
      "The official result to remove.", [.init("result", OfficialResultID.schema, "The name of the result.")])

    package init(result: OfficialResultID) { self.result = result }
  }

  package struct Output: Described, Equatable {
    package var removed: OfficialResultView
    /// The number that identifies the recorded change, for use with undo.
    package var number: Int

    package static let schema = Schema(
      "The official result that was removed.",
      [
        .init("removed", OfficialResultView.schema, "The result."),
        .init("number", .integer, "The number of the change, which `book.undo` takes.", unit: .ordinal),
      ])
  }

  let meets: any MeetRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (number, result) = try meets.changeMeets { (known) throws(Failure) in
      guard let result = known[input.result] else {
        throw .notFound(.swimming(.noSuchResult(name: input.result.description)))
      }
      return ([.remove(input.result)], result)
    }
    return Output(removed: OfficialResultView(result), number: number ?? 0)
  }
}

extension RemoveOfficialResult.Output: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged] }

  package func events(changed: Bool) -> [BookEvent] {
    [BookEvent(SwimBookChangedDetails.event, SwimBookChangedDetails())]
  }
}
