import BookApplication
import KernelApplication
import KernelDomain

/// The activities in a list that have no file. If any feature records their sport, they are imported with only the
/// totals in the list; otherwise, they are skipped.
struct ListRest {
  private(set) var taken: [(activity: ListedActivity, sport: StatedSport)] = []
  private(set) var skipped: [Skipped] = []

  init(_ list: ListPlace, _ context: ActivityContext) {
    for row in list.list.rest {
      add(row.activity, context)
      if row.file != nil {
        let name: Message = list.place.isRoot ? .book(.file) : .book(.entry(name: list.place.name))
        skipped.append(Skipped(what: name, why: .book(.remark(remark: .fileMissing))))
      }
    }
  }

  private mutating func add(_ activity: ListedActivity, _ context: ActivityContext) {
    let sport = StatedSport(word: activity.word) ?? context.chosen
    let isChosen = StatedSport(word: activity.word) == nil
    guard let start = activity.start else { return leave(activity, sport, .book(.noDate)) }
    guard let sport else { return leave(activity, nil, .book(.untold)) }
    guard sport.isRun || sport.isSwim || sport.isWalk && (context.keepsWalks || isChosen) else {
      return leave(activity, sport, .book(.nothingOfThisKind))
    }
    let (hasLength, hasTime) = (activity.length ?? 0 > 0, activity.elapsed ?? 0 > 0 || activity.active ?? 0 > 0)
    guard start.isInCalendar, hasTime || hasLength && sport.isSwim else {
      return leave(activity, sport, .book(hasLength ? .noTime : .noTotals))
    }
    taken.append((activity, sport))
  }

  private mutating func leave(_ activity: ListedActivity, _ sport: StatedSport?, _ why: Message) {
    let what = BookMessage.activity(
      sport: BookMessage.Sport(kind: sport?.kind), start: activity.start?.description)
    skipped.append(Skipped(what: .book(what), why: why))
  }
}
