@screen:imports @screen:imports/NUMBER
Feature: Imports
  An import that brings or alters anything is a change of the book: it has the book's next number, and undo takes out what
  came with it. New things go, and what it replaced is as before. One that finds everything as it was is no change.

  @doors
  Scenario: Nothing was imported
    Given an empty book
    When I open "recordbook://imports" in English
    Then in a terminal 80 columns wide it reads:
      """
      Imports
      ═══════

      No Imports

      Nothing has come from files yet.

      Back: Overview   recordbook
      """

  @doors
  Scenario: The whole result, in a terminal and on its page
    What was taken of the archive stands first, then what was left out or passed over, what the import guessed, and how to
    take it all back.

    When I import an archive "export.zip" of:
      | file                | start                | km/h | sport   |
      | activities/1.gpx    | 2026-11-16T06:45:00Z | 11   | running |
      | activities/2.gpx.gz | 2026-11-17T06:45:00Z | 12   | running |
      | activities/3.gpx    | 2026-11-18T06:45:00Z | 27   | cycling |
      | activities/4.gpx    | 2026-11-19T06:45:00Z | 27   |         |
      | activities/5.gpx    | 2026-11-20T06:45:00Z | 11   |         |
      | media/1.jpg         |                      |      |         |
      | media/2.jpg         |                      |      |         |
    Then in English the import reads:
      """
      Import 1: 3 runs, 2 other activities
        passed over media/1.jpg, media/2.jpg
        1 of 2 tracks without a sport looks like a ride: recordbook review
      Best efforts:
        400 m  2:00  new
        800 m  4:00  new
        1 km   5:00  new
        Mile   8:03  new
      Times are in UTC; set your zone: recordbook settings set book.zone ZONE
      See the runs: recordbook run
      To Decide 1: recordbook review
      Take it back: recordbook undo 1
      """
    And in Czech the import reads:
      """
      Import 1: 3 běhy, 2 jiné aktivity
        pominuto    media/1.jpg, media/2.jpg
        1 ze 2 tras bez sportu vypadá na jízdu: recordbook review
      Nejlepší úseky:
        400 m  2:00  nový
        800 m  4:00  nový
        1 km   5:00  nový
        Míle   8:03  nový
      Časy jsou v UTC; pásmo nastaví: recordbook settings set book.zone ZONE
      Běhy ukáže: recordbook run
      K rozhodnutí 1: recordbook review
      Vzít zpět: recordbook undo 1
      """
    And in English its page lists:
      | Files     | export.zip, Taken, 3 runs, 2 other activities       |
      | Left Out  | Passed over: media/1.jpg, media/2.jpg               |
      | To Decide | 1 of 2 tracks without a sport looks like a ride     |
      | To Decide | In all: 1                                           |

  Scenario: What is damaged does not keep the others out
    When I import an archive "export.zip" without what is damaged, of:
      | file             | start                | km/h | sport   |
      | activities/1.gpx | 2026-11-16T06:45:00Z | 11   | running |
      | activities/2.fit |                      |      |         |
    Then in English the import reads:
      """
      Import 1: 1 run
        export.zip › activities/2.fit: damaged
          is empty
      Best efforts:
        400 m  2:11  new
        800 m  4:22  new
        1 km   5:28  new
        Mile   8:47  new
      Times are in UTC; set your zone: recordbook settings set book.zone ZONE
      See the runs: recordbook run
      Take it back: recordbook undo 1
      """
    And in English its page lists:
      | Files | export.zip, Taken, 1 run                        |
      | Files | export.zip, Damaged, is empty, activities/2.fit |

  @doors
  Scenario: A pool that does not fit a swim is said, with the one that fits
    When I import an archive "export.zip" with the pool "50", of:
      | file             | start                | km/h | sport   | text |
      | activities/1.gpx | 2026-11-16T06:45:00Z | 27   | cycling |      |
      | 2023/swim.tcx    |                      |      |         | swim |
    Then in English its page lists:
      | Files    | export.zip, Taken, 1 other activity                   |
      | Left Out | 1 swim: its laps do not fit a pool of 50 m; 25 m fits |
    And in Czech its page lists:
      | Soubory   | export.zip, Vzato, 1 jiná aktivita                            |
      | Vynecháno | 1 plavání: jeho délky nevycházejí na bazén 50 m; vychází 25 m |

  Scenario: Swims without a pool are each asked for, and keep nothing else out
    When I import a folder "export" of:
      | file  | start                | km/h | sport   | text |
      | 1.gpx | 2026-11-16T06:45:00Z | 27   | cycling |      |
      | a.tcx |                      |      |         | swim |
      | b.tcx |                      |      |         | swim |
    Then in English its page lists:
      | Files    | 1.gpx, Taken, 1 other activity           |
      | Files    | a.tcx, Left Out, nothing for this book   |
      | Files    | b.tcx, Left Out, nothing for this book   |
      | Left Out | 1 swim: how long was the pool? 25 m fits |
      | Left Out | 1 swim: how long was the pool? 25 m fits |

  @doors
  Scenario: A table of no known app is named with its columns
    When I import an archive "export.zip" of:
      | file             | start                | km/h | sport   | text              |
      | activities/1.gpx | 2026-11-16T06:45:00Z | 27   | cycling |                   |
      | notes/food.csv   |                      |      |         | Day,Meal,Calories |
      | media/1.jpg      |                      |      |         |                   |
    Then in English its page lists:
      | Files    | export.zip, Taken, 1 other activity, table notes/food.csv: is no known app's export (columns: Day, Meal, Calories) |
      | Left Out | Passed over: media/1.jpg                                                                                           |

  @doors
  Scenario: An export that is not read says whose it is, and an archive that is none is named
    When I import an archive "export.zip" of:
      | file                     | start                | km/h | sport   | text                                      |
      | activities/1.gpx         | 2026-11-16T06:45:00Z | 27   | cycling |                                           |
      | user_workout_history.csv |                      |      |         | Date Submitted,Workout Date,Activity Type |
      | old.zip                  |                      |      |         | Dear                                      |
    Then in English its page lists:
      | Files | export.zip, Taken, 1 other activity, user_workout_history.csv: an export of MapMyRun, which is not read, old.zip: is not what its name says |
    And in Czech its page lists:
      | Soubory | export.zip, Vzato, 1 jiná aktivita, user_workout_history.csv: export ze služby MapMyRun, který se nečte, old.zip: není to, co slibuje jeho název |

  Scenario: A folder names its tables as an archive does
    When I import a folder "export" of:
      | file     | start                | km/h | sport   | text              |
      | 1.gpx    | 2026-11-16T06:45:00Z | 27   | cycling |                   |
      | food.csv |                      |      |         | Day,Meal,Calories |
      | 1.jpg    |                      |      |         |                   |
    Then in English its page lists:
      | Files    | 1.gpx, Taken, 1 other activity                                                                         |
      | Files    | export, Left Out, other files, table food.csv: is no known app's export (columns: Day, Meal, Calories) |
      | Left Out | Passed over: 1 other file                                                                              |

  Scenario: A hidden folder with activities is named
    When I import a folder "export" of:
      | file        | start                | km/h | sport   | text |
      | 1.gpx       | 2026-11-16T06:45:00Z | 27   | cycling |      |
      | .old/2.gpx  | 2026-11-17T06:45:00Z | 27   | cycling |      |
      | .git/config |                      |      |         | x    |
    Then in English its page lists:
      | Files | 1.gpx, Taken, 1 other activity                                                            |
      | Files | export, Left Out, other files, .old: a hidden folder is not searched; import it by itself |

  @doors
  Scenario: Results of a meet are said, however deep they lie
    They are no swims, and another command takes them.

    When I import an archive "export.zip" of:
      | file             | start                | km/h | sport   | text        |
      | activities/1.gpx | 2026-11-16T06:45:00Z | 27   | cycling |             |
      | meet.hy3.gz      |                      |      |         | A107Results |
    Then in English its page lists:
      | Files | export.zip, Taken, 1 other activity, meet.hy3.gz: contains results of meets, which are not swims |
    And in Czech its page lists:
      | Soubory | export.zip, Vzato, 1 jiná aktivita, meet.hy3.gz: obsahuje výsledky závodů, a ty nejsou tréninky |

  @doors
  Scenario: Of an Apple Health export only what it refers to is read, and the rest is named
    When I import an archive "export.zip" of:
      | file                     | start                | km/h | sport   | text                      |
      | e/export.xml             |                      |      |         | <HealthData></HealthData> |
      | e/workout-routes/old.gpx | 2026-11-16T06:45:00Z | 11   | running |                           |
      | notes.txt                |                      |      |         | Dear                      |
    Then in English its page lists:
      | Files    | export.zip, Left Out, Apple Health, nothing for this book, e/workout-routes/old.gpx in the archive: not part of any workout in the export, the export: it contains no swims |
      | Left Out | Passed over: notes.txt                                                                                                                                                      |
    And in Czech its page lists:
      | Soubory   | export.zip, Vynecháno, Apple Health, nic pro tuto knihu, e/workout-routes/old.gpx v archivu: v exportu k tomu není žádný trénink, celý export: není v něm žádný trénink plavání |
      | Vynecháno | Pominuto: notes.txt                                                                                                                                                             |

  @doors
  Scenario: An import can be taken back, and made again
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://imports/1" in English
    Then the title is "Import 1"
    And there is a row "Swimming: 1 new"
    And there is a row "State: in force"
    And the button "Take Back: Import 1" is:
      | hint     | Undoes the change |
      | calls    | book.undo         |
      | with     | change=1          |
      | command  | recordbook undo 1 |
    When I press "Take Back: Import 1"
    Then there is no button "Take Back: Import 1"
    And there is a row "State: undone"
    And the button "Redo: Import 1" is:
      | calls    | book.redo         |
      | with     | change=1          |
      | command  | recordbook redo 1 |
    When I press "Redo: Import 1"
    Then there is a button "Take Back: Import 1"

  @doors
  Scenario: In Czech
    Given these swims were imported:
      | start                     | pool | laps                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 18.50 freestyle, 2 × 24.00 breaststroke |
    When I open "recordbook://imports" in Czech
    Then the title is "Importy"
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens
    When I open "recordbook://imports/1" in Czech
    Then there is a button "Vzít zpět: Import 1"
    And every route on it opens

  Scenario: Those before one
    When I open "recordbook://imports?before=1" in English
    Then there is a heading "No Imports"

  Scenario: An import that there is not is refused
    When I open "recordbook://imports/9" in English
    Then it is refused, naming "9"

  Scenario: What is no number is refused
    When I open "recordbook://imports/first" in English
    Then it is refused, naming "first"
