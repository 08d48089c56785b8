import KernelApplication
import RunningApplication
import SupportApplication
import SupportDomain

/// Provides the plans of the feature Support as the voices that a run plays.
struct PlannedVoices: FriendsVoices {
  let reader: SupportReader

  func plan() throws(Failure) -> ShowVoices.Plan? {
    let book = try reader.repository.book()
    guard let plan = book.planFollowed(on: reader.today()) else { return nil }
    return ShowVoices.Plan(
      plan: plan.id.description, name: plan.name, waiting: book.messages(of: plan.id).count(where: \.isWaiting))
  }
}
