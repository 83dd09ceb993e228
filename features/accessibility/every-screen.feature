Feature: Everybody can use every screen
  Each screen is measured once at a desk and once in each of its states, in both themes and in forced colours;
  every-screen-on-a-phone.feature measures the phone. docs/accessibility.md lists the measurements. Scenarios about other
  things do not measure.

  Background:
    Given a company with these people:
      | Ama  | Single                 |
      | Kofi | Initiator              |
      | Esi  | Initiator & Authorizer |
    And these accounts:
      | account | currency | holds          |
      | Current | GHS      | 999,999,999.00 |
      | Savings | GHS      | 200.00         |
      | Dollars | USD      | 75.00          |

  Scenario: Everybody can use the pages without signing in at a desk
    Then everybody can use what Ama opens:
      | /login           |                               |
      | /forgot-password |                               |
      | /reset-password  |                               |
      | /faq             | Which services does it offer? |
      | /complaint       |                               |

  Scenario: Everybody can use the pages of support after signing in at a desk
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /faq                   |
      | /complaint             |
      | /contact-us            |
      | /privacy-policy        |
      | /regulatory-directives |
      | /accessibility         |
      | /verify                |

  Scenario: Everybody can use the lists and reports at a desk
    Given Kofi has asked for a request of each kind with the longest content from the Current account
    And Esi has signed in
    Then everybody can use what Esi opens:
      | /dashboard                   |               |
      | /pendingRequests             |               |
      | /myRequests                  |               |
      | /transactionReports          | Apply filters |
      | /transactionReports/activity |               |
      | /bankStatements              |               |

  Scenario: Everybody can use the dashboard, a schedule and a beneficiary that have content at a desk
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Non-instant      |
      | Bank           | GCB              |
      | Bank Branch    | Kumasi           |
      | Account Number | 6011130004521    |
      | Full Name      | Tema Cold Stores |
    And Ama has scheduled GHS 150.00 from the Current account to the Savings account, "Monthly"
    Then everybody can use what Ama opens:
      | /dashboard         |                               |
      | /beneficiaries     | Other Bank                    |
      | /beneficiaries     | Other Bank > Tema Cold Stores |
      | /beneficiaries/add |                               |
      | /scheduleTransfers | Between Own Accounts          |
      | /scheduleTransfers | Between Own Accounts > Edit   |

  Scenario: Everybody can use the forms of transfers at a desk
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /transfers | Between Own Accounts > Schedule transfer > Make Transfer                |
      | /transfers | To Asempa Bank > Make Transfer                                          |
      | /transfers | To Another Bank > Make Transfer                                         |
      | /transfers | Bulk Transfer                                                           |
      | /transfers | Bulk Transfer > Manual Entry > Add one more beneficiary > Make Transfer |

  Scenario: Everybody can use the forms of wallets, cards, bills and currencies at a desk
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /mobileMoney     |                                           |
      | /mobileMoney     | Mobile Money Bulk Transfer > Manual Entry |
      | /prepaidCardLoad |                                           |
      | /prepaidCardLoad | Bulk Card Load                            |
      | /billPayments    | Ghana Gov                                 |
      | /billPayments    | SSNIT                                     |
      | /fxTransferRate  | FX Transfer Request                       |
      | /fxTransferRate  | View FX Rate                              |

  Scenario Outline: Everybody can use a form, a list and the dashboard while the data is <state>
    Given Ama has signed in
    Then everybody can use each of these screens while Ama's data is <state>:
      | /dashboard       |
      | /transfers       |
      | /pendingRequests |

    Examples:
      | state   |
      | loading |
      | refused |
      | empty   |

  @nightly
  Scenario Outline: Everybody can use the other screens while the data is <state>
    Given Ama has signed in
    Then everybody can use each of these screens while Ama's data is <state>:
      | /beneficiaries               |
      | /mobileMoney                 |
      | /prepaidCardLoad             |
      | /billPayments                |
      | /fxTransferRate              |
      | /scheduleTransfers           |
      | /bankStatements              |
      | /myRequests                  |
      | /transactionReports/activity |

    Examples:
      | state   |
      | loading |
      | refused |
      | empty   |

  Scenario: Everybody can use a list of a file with a wrong row at a desk
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer"
    When Ama uploads from the Current account:
      | Beneficiary Name | Beneficiary Wallet Number | Network | Amount | Narration |
      | Abdul            | 0244123456                | MTN     | 20.00  | Airtime   |
      | Abdul            | 0244120000                | MTN     | 20.00  | Airtime   |
    Then everybody can use what Ama sees

  Scenario: Everybody can use the form of an invoice that was found
    Given Ama has signed in
    When Ama verifies the invoice "GG-1001"
    Then "Invoice Number" shows Ama "GG-1001"
    And everybody can use what Ama sees

  Scenario: Everybody can use the form of an SSNIT payment that was found
    Given Ama has signed in
    When Ama looks up the payment advice "SSN-1001"
    Then these fields show Ama:
      | Receipt ID | RCP-1001 |
    And Ama presses "Proceed to Pay"
    And Ama sees the field "Narration"
    And everybody can use what Ama sees

  Scenario: Everybody can use the rates of a currency
    Given Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    When Ama views the rates of USD
    Then everybody can use what Ama sees

  Scenario: Everybody can use the form of an international transfer
    Given Ama has opened the menu entry "FX Transfer and Rates"
    When Ama has chosen "International Transfer" as "Transfer Type"
    Then everybody can use what Ama sees

  Scenario: Everybody can use the page Create New Password with its errors
    Given Kofi has never signed in
    When Kofi signs in with password and code
    And Kofi presses "Submit"
    Then everybody can use what Kofi sees
