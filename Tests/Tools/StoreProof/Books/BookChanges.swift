import KernelApplication

/// Makes one change of each kind, in order; a sound book accepts all of them.
struct BookChanges {
  private(set) var count = 0
  /// The methods that were refused, with their failures.
  private(set) var refused: [(String, Failure)] = []
  private let book: OpenedBook

  init(_ book: OpenedBook) {
    self.book = book
  }

  mutating func perform() {
    change("profile.updateProfile", #"{"name":"Eva N."}"#)
    // Needed if the place was lost together with the journal.
    change("prayer.setPlace", #"{"latitude":49.2,"longitude":16.6,"zone":"Europe/Prague"}"#)
    change("prayer.logPrayer", #"{"prayer":"dhuhr","day":"2026-06-20","status":"late"}"#)
    change("strength.logBodyWeight", #"{"weight":{"thousandths":70000,"unit":"kg"}}"#)
    change("support.createPlan", #"{"name":"Monday"}"#)
    endRun()
    endWorkout()
    rename()
    undoImport()
    change("book.importFiles", "{\"paths\":[\"\(RichBook.track(of: "2026-01-05", book))\"]}")
    if let number = change("prayer.logPrayer", #"{"prayer":"asr","day":"2026-06-20","status":"late"}"#)?.number(
      "change")
    {
      change("book.undo", "{\"change\":\(number)}")
      change("book.redo", "{\"change\":\(number)}")
    }
    change("book.undo")
    change("book.exportBook", "{\"path\":\"\(book.path("after.json"))\",\"withMessages\":true}")
    change("book.listChanges")
  }

  @discardableResult
  private mutating func change(_ method: String, _ parameters: String = "{}") -> String? {
    count += 1
    do throws(Failure) {
      return try book.ask(method, parameters)
    } catch {
      refused.append((method, error))
      return nil
    }
  }

  /// Ends the live run, if there is one, then begins and discards another.
  private mutating func endRun() {
    if let live = change("running.showLive"), live.member("run") != nil {
      change("running.finishRun")
      count += 1
      do throws(Failure) {
        _ = try book.ask("running.saveRun")
      } catch .conflict {
        // Too little of the run is left to save it.
        change("running.discardRun")
      } catch {
        refused.append(("running.saveRun", error))
      }
    }
    change("running.startRun")
    change("running.discardRun")
  }

  private mutating func endWorkout() {
    if let active = change("strength.showActiveWorkout"), active.member("workout") != nil {
      change("strength.discardWorkout")
    }
    change("strength.startWorkout", #"{"name":"Next"}"#)
    change("strength.addExercise", #"{"exercise":"Barbell Squat"}"#)
    change("strength.logSet", #"{"load":{"thousandths":90000,"unit":"kg"},"reps":5}"#)
    change("strength.finishWorkout")
  }

  /// Imports a run, undoes that, redoes it, and erases it.
  private mutating func undoImport() {
    let path = RichBook.track(of: "2026-01-07", book)
    guard let number = change("book.importFiles", "{\"paths\":[\"\(path)\"]}")?.number("number") else { return }
    change("book.undo", "{\"change\":\(number)}")
    change("book.redo", "{\"change\":\(number)}")
    change("book.undo", "{\"change\":\(number),\"forGood\":true}")
  }

  private mutating func rename() {
    guard let run = change("running.listRuns")?.member("id", beginning: "r") else { return }
    change("running.renameRun", "{\"run\":\"\(run)\",\"name\":\"Renamed\"}")
    if let swim = change("swimming.listSwims")?.member("id") {
      change("swimming.removeSwim", "{\"swim\":\"\(swim)\"}")
    }
  }
}
