Feature: What was spent, and other widgets
  The dashboard analyses what was spent from an account, in a ring and in figures, and names some beneficiaries.
  Whatever cannot be fetched says so in its own place, and leaves the rest alone.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Efua | Authorizer |

  @S1-2.10-13 @S1-2.10-15 @S1-2.10-19 @S1-2.10-21 @S1-3-43..49 @engines
  Scenario: Expenditure is shown as a ring of five categories and as figures
    Given the bank tells of GHS 1,000.00 spent in all:
      | txnType | totalAmount |
      | FDT     | 400.00      |
      | MMT     | 300.00      |
      | BLP     | 150.00      |
      | PCL     | 100.00      |
      | OET     | 50.00       |
    When Ama signs in
    Then Ama sees the heading "Customer Expenditure Analysis"
    And Ama sees 5 parts of the ring
    And Ama sees the total GHS 1,000.00 inside the ring
    And Ama sees in the table "Statistics":
      | Funds Transfers        | 40 % | GHS 400.00   |
      | Mobile Money Transfers | 30 % | GHS 300.00   |
      | Bill Payments          | 15 % | GHS 150.00   |
      | Prepaid Card Load      | 10 % | GHS 100.00   |
      | Others                 | 5 %  | GHS 50.00    |
      | Total                  |      | GHS 1,000.00 |
    And Ama sees each share once:
      | 40 % |
      | 30 % |
      | 15 % |
      | 10 % |
      | 5 %  |
    And each category has in "Statistics" the colour of its part of Ama's ring

  @S1-1-04 @S1-2.10-16 @S1-2.10-21
  Scenario: Each account has its own expenditure
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama sees in the table "Statistics":
      | Funds Transfers | 100 % | GHS 150.00 |
    When Ama analyses the Savings account
    Then Ama sees in the table "Statistics":
      | Funds Transfers | 0 % | GHS 0.00 |
    And Ama sees 1 part of the ring
    And the bank has been asked for the analysis of expenditure with:
      | accountNumber | the Savings account |

  @S1-8-13..15
  Scenario: Expenditure that cannot be loaded empties the ring, and can be requested again
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama sees the total GHS 150.00 inside the ring
    And the bank refuses the analysis of expenditure with "The analysis rests until noon.", once
    When Ama analyses the Savings account
    Then Ama is told "The analysis rests until noon."
    And Ama sees no figure in "Statistics"
    And Ama sees no figure in "Customer Expenditure Analysis"
    And "RETRY" brings Ama's ring the total GHS 0.00

  @S1-4-43 @S1-8-11
  Scenario Outline: A failure to load <what> does not affect the other widgets
    Given the bank refuses <call> with "Not now"
    When Efua signs in
    Then Efua is told "<told>"
    And Efua sees whole: <rest>

    Examples:
      | what             | call                                    | told                            | rest                                                           |
      | Accounts         | the list of accounts                    | We could not get your accounts! | Pending Payments, Beneficiaries                                |
      | Figures          | the analysis of expenditure             | Not now                         | Accounts, Pending Payments, Beneficiaries, Recent Transactions |

    @nightly
    Examples:
      | what             | call                                    | told                            | rest                                                           |
      | Transactions     | the list of movements                   | Oops, something went wrong!     | Accounts, Pending Payments, Beneficiaries, Statistics          |
      | Pending payments | the list of pending requests            | Oops, something went wrong!     | Accounts, Beneficiaries, Statistics, Recent Transactions       |
      | Beneficiaries    | the list of saved accounts at this bank | Oops, something went wrong!     | Accounts, Pending Payments, Statistics, Recent Transactions    |
