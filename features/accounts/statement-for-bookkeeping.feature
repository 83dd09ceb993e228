Feature: A statement for bookkeeping
  The company's accounting program reads the statement as CSV or camt.053, so that no bookkeeper types it in.

  Background:
    Given a company with these people:
      | Ama | Single |
      | Yaw | Viewer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |

  @time
  Scenario Outline: The charge and the E-Levy are separate entries in <format>
    Given Ama has paid GHS 250.00 from the Current account to the MTN wallet "0241234567"
    And Ama has pressed "Close"
    And Ama has opened the statement
    When Ama presses "Download Statement"
    And Ama chooses the option "<format>"
    And Ama presses "Download"
    Then Ama is told "Statement Download started"
    And Ama's accounting program reads from the <extension> file of the Current account:
      | Opening balance | 0.00    |                    |
      | Entry           | 1000.00 | Opening balance    |
      | Entry           | -250.00 | Airtime            |
      | Charge          | -2.00   | Transaction charge |
      | E-Levy          | -1.50   | E-Levy             |
      | Closing balance | 746.50  |                    |
    And the bank has been asked for a statement for bookkeeping with:
      | accountNumber | the Current account |
      | startDate     | 21-10-2026          |
      | endDate       | 19-01-2027          |
      | format        | <wire>              |

    Examples:
      | format   | extension | wire    |
      | CSV      | csv       | csv     |
      | camt.053 | xml       | camt053 |

  @time
  Scenario: A Viewer can download a bookkeeping file, even of a period without entries
    Given Yaw has opened the statement
    When Yaw chooses the days "1 Nov 2026" to "2 Nov 2026"
    And Yaw presses "Download Statement"
    And Yaw chooses the option "CSV"
    And Yaw presses "Download"
    Then Yaw's accounting program reads from the csv file of the Current account:
      | Opening balance | 0.00 |  |
      | Closing balance | 0.00 |  |

  Scenario: A bank without formats for bookkeeping offers none
    Given the bank leaves out bookFormats in its answer to the list of movements
    And Ama has opened the statement
    When Ama presses "Download Statement"
    Then Ama sees exactly the options "PDF, Excel"

  Scenario: A user without the permission for statements cannot download a bookkeeping file
    Given a company with these people:
      | Akua | Single | Dashboard |
    When Akua has signed in
    Then Akua meets Access Denied at "/bankStatements"

  Scenario: A bookkeeping file is refused if the permission ends while the dialog is open
    Given the bank refuses a statement for bookkeeping with "You don't have permission to do this."
    And Ama has opened the statement
    When Ama presses "Download Statement"
    And Ama chooses the option "camt.053"
    And Ama presses "Download"
    Then Ama is told "Could not download statement, please try again."
    And no file has reached Ama

  @time
  Scenario: No bookkeeping file is saved if the session ends while the dialog is open
    Given Ama has opened the statement
    And Ama has pressed "Download Statement"
    And the bank has ended Ama's session for idleness
    When Ama chooses the option "CSV"
    And Ama presses "Download"
    Then Ama is on "/login"
    And no file has reached Ama

  Scenario: A lost answer saves no incomplete bookkeeping file, and the next attempt succeeds
    Given the answers to a statement for bookkeeping are lost
    And Ama has opened the statement
    And Ama has pressed "Download Statement"
    And Ama chooses the option "camt.053"
    And Ama has pressed "Download"
    And Ama was told "Could not download statement, please try again."
    And no file has reached Ama
    And Ama has pressed "Close"
    When the bank's answers arrive again
    And Ama presses "Download Statement"
    And Ama chooses the option "camt.053"
    And Ama presses "Download"
    Then Ama's accounting program reads from the xml file of the Current account:
      | Opening balance | 0.00    |                 |
      | Entry           | 1000.00 | Opening balance |
      | Closing balance | 1000.00 |                 |

  Scenario: The bank gives no bookkeeping file of another company's account, in any format
    Given the bank mistakenly lists an account of another company
    And Ama has opened the statement
    When Ama presses "Download Statement"
    Then Ama sees exactly the options "PDF, Excel"
    When Ama presses "Download"
    Then Ama is told "Could not download statement, please try again."
    And no file has reached Ama
    And the bank has answered a statement with:
      | description | accountNumber: Account not found |
