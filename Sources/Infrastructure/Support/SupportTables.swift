import BookApplication
import BookInfrastructure
package import KernelApplication
package import KernelDomain
import RunningDomain
package import SupportApplication
import SupportDomain

/// Exports the plans, and the messages that were played, as CSV tables (RFC 4180).
package struct SupportTables: FeatureTables {
  private let store: any SupportRepository

  package init(store: any SupportRepository) { self.store = store }

  package var feature: FeatureID { .support }

  package func tables() throws(Failure) -> [OutputFile] {
    let book = try store.book()
    guard !book.plans.isEmpty else { return [] }
    var plans = CSVTable(
      "plan", "name", "day", "goal_mm", "messages_each", "seconds_each", "shares", "messages", "runs")
    for plan in book.newestPlans.reversed() {
      plans.add(
        "\(plan.id)", plan.name, plan.day?.description ?? "", plan.length?.description ?? "", "\(plan.most)",
        "\(plan.seconds)", "\(book.shares(of: plan.id).count)", "\(book.messages(of: plan.id).count)",
        "\(book.runs(of: plan.id).count)")
    }
    var files = [OutputFile("plans.csv", plans.bytes)]
    let played = book.messages.filter(\.isPlayed)
    guard !played.isEmpty else { return files }
    var messages = CSVTable(
      "message", "plan", "from", "run", "time", "length_mm", "active_ms", "duration_ms", "favourite", "text", "reply")
    for message in played {
      messages.add(
        "\(message.id)", "\(message.plan)", message.from, message.heard?.run?.description ?? "",
        message.heard?.time.description ?? "", message.heard?.length?.description ?? "",
        message.heard?.active?.description ?? "", "\(message.sound.milliseconds)", "\(message.isFavourite)",
        message.text ?? "", message.reply?.text ?? "")
    }
    files.append(OutputFile("messages.csv", messages.bytes))
    return files
  }
}
