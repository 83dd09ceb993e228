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

  @nightly
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
